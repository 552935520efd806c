"""Runs the steps of a scenario in their order."""


def step(name):
    """Runs the decorated function, and prints what came of it."""

    def run(function):
        try:
            function()
            print(f'ok {name}')
        except Exception as error:
            print(f'failed {name}: {type(error).__name__}: {error}'.split('\n')[0])

    return run
