# Runs a step of the scenario, and prints what came of it.
def step(name)
  yield
  puts "ok #{name}"
rescue StandardError => error
  puts "failed #{name}: #{error.class}: #{error.message.tr("\n", ' ')}"
end

def assert_equal(expected, actual)
  raise "expected #{expected.inspect}, got #{actual.inspect}" unless expected == actual
end
