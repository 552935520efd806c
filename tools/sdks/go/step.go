package main

import (
	"fmt"
	"reflect"
	"strings"
)

// step runs a step of the scenario, and prints what came of it.
func step(name string, run func() error) {
	if err := run(); err != nil {
		fmt.Printf("failed %s: %s\n", name, strings.SplitN(err.Error(), "\n", 2)[0])
		return
	}
	fmt.Println("ok", name)
}

func expect[T any](actual, expected T) error {
	if reflect.DeepEqual(actual, expected) {
		return nil
	}
	return fmt.Errorf("got %v instead of %v", actual, expected)
}
