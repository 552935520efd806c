# The gems of the toolbox, wherever Debian's packages have them.
Gem.paths = { 'GEM_PATH' => Dir[File.expand_path('../usr/{share,lib/*}/rubygems-integration/*', __dir__)].join(':') }
$LOAD_PATH.unshift(File.expand_path('lib', __dir__))
