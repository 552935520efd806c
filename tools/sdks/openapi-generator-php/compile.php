<?php

// PHP compiles a class when it is first used. This compiles all.

require 'autoload.php';

foreach (glob('lib/{,*/}*.php', GLOB_BRACE) as $file) {
    $name = str_replace('/', '\\', substr($file, strlen('lib/'), -strlen('.php')));
    if (!class_exists("OpenAPI\\Client\\$name") && !interface_exists("OpenAPI\\Client\\$name")) {
        throw new Error("$file has no class $name.");
    }
}
