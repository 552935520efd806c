<?php

/** Runs a step of the scenario, and prints what came of it. */
function step(string $name, callable $run): void
{
    try {
        $run();
        echo "ok $name\n";
    } catch (Throwable $error) {
        echo "failed $name: " . get_class($error) . ': ' . strtok($error->getMessage(), "\n") . "\n";
    }
}

function assertSame(mixed $expected, mixed $actual): void
{
    if ($expected !== $actual) {
        throw new Exception('expected ' . json_encode($expected) . ', got ' . json_encode($actual));
    }
}
