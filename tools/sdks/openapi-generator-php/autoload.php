<?php

// Debian's packages load one another from the include path.
set_include_path(dirname(__DIR__) . '/usr/share/php');
require 'GuzzleHttp/autoload.php';

spl_autoload_register(function (string $class): void {
    $file = __DIR__ . '/lib/' . str_replace(['OpenAPI\\Client\\', '\\'], ['', '/'], $class) . '.php';
    if (is_file($file)) {
        require $file;
    }
});
