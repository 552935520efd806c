import type { Target } from './target.js';
import type { Command } from './run-command.js';
import { fromNpm, typescriptFetch } from './typescript-targets.js';
import { byOpenapiGenerator } from './by-openapi-generator.js';
import { cargoProgram, debianPackages, openapiGenerator, pythonPackage, pythonSdk } from './toolboxes.js';

/** Later levels add fields to responses. */
const MORE_FIELDS = 'disallowAdditionalPropertiesIfNotPresent=false';

const maven = (...args: readonly string[]): Command => ['mvn', '-q', '--batch-mode', ...args];
const EXEC = 'org.codehaus.mojo:exec-maven-plugin:3.5.0:java';

const OAPI_CODEGEN = '2.8.2';
const OAPI_CODEGEN_PROGRAM = 'github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen';

const javaTarget = (
  name: string,
  library: string,
  document: Target['document'],
  options: readonly string[],
  limits: string,
): Target => ({
  name: `openapi-generator-java-${name}`,
  title: `openapi-generator \`java\`, \`${library}\``,
  base: 'java',
  toolbox: openapiGenerator('java'),
  document,
  generate: [byOpenapiGenerator('java', '.', `--library=${library}`, ...options)],
  compile: [maven('-Djava.version=17', '-Dmaven.test.skip=true', 'compile')],
  run: maven(EXEC, '-Dexec.mainClass=Scenario'),
  limits,
});

export const targets: readonly Target[] = [
  ...fromNpm,
  {
    name: 'openapi-python-client',
    base: 'python',
    title: '`openapi-python-client` (Python)',
    toolbox: pythonPackage('openapi-python-client', '0.29.1'),
    document: 'openapi-3.0.json',
    generate: [
      [
        '../.venv/bin/python',
        '-m',
        'openapi_python_client',
        'generate',
        '--path=openapi.json',
        '--config=generator.yaml',
        '--output-path=sdk',
        '--meta=none',
      ],
    ],
    compile: [['../.venv/bin/python', '-m', 'compileall', '-q', 'sdk', 'scenario.py']],
    run: ['../.venv/bin/python', 'scenario.py'],
    limits: '`AuthenticatedClient(prefix="Basic", token=…)`: the token is `email:key` in base64.',
  },
  {
    name: 'oapi-codegen',
    title: '`oapi-codegen` (Go)',
    base: 'go',
    toolbox: { name: 'oapi-codegen', version: OAPI_CODEGEN, needs: ['go'], install: [] },
    document: 'openapi-3.0.json',
    generate: [
      ['mkdir', 'sdk'],
      ['go', 'run', `${OAPI_CODEGEN_PROGRAM}@v${OAPI_CODEGEN}`, '--config=generator.yaml', 'openapi.json'],
    ],
    compile: [['go', 'build', '-o', 'scenario', '.']],
    run: ['./scenario'],
    limits: '`WithRequestEditorFn` with `SetBasicAuth`.',
  },
  {
    name: 'ogen',
    title: '`ogen` (Go)',
    base: 'go',
    toolbox: { name: 'ogen', version: '1.20.3', needs: ['go'], install: [] },
    document: 'openapi-3.0.json',
    generate: [
      ['go', 'tool', 'ogen', '--config=generator.yaml', '--target=sdk', '--package=sdk', 'openapi.json'],
    ],
    compile: [['go', 'build', '-o', 'scenario', '.']],
    run: ['./scenario'],
    limits:
      '`Role100` is the name of a role. Its code reads a union by `discriminator` only if no member is a union, as some events are.',
  },
  javaTarget(
    'okhttp',
    'okhttp-gson',
    'openapi-3.0.json',
    [`--additional-properties=${MORE_FIELDS}`],
    `\`${MORE_FIELDS}\`. Cannot send a list where a parameter also takes other types.`,
  ),
  javaTarget(
    'native',
    'native',
    'openapi-sdk.json',
    ['--generate-alias-as-model', `--additional-properties=${MORE_FIELDS},containerDefaultToNull=true`],
    `\`--generate-alias-as-model\`, \`${MORE_FIELDS}\`, \`containerDefaultToNull=true\`.`,
  ),
  {
    name: 'openapi-generator-python',
    title: 'openapi-generator `python`',
    base: 'python',
    toolbox: openapiGenerator('python', pythonSdk),
    document: 'openapi-3.0.json',
    generate: [byOpenapiGenerator('python', '.', '--additional-properties=packageName=sdk')],
    compile: [['../.venv/bin/python', '-m', 'compileall', '-q', 'sdk', 'scenario.py']],
    run: ['../.venv/bin/python', 'scenario.py'],
  },
  {
    name: 'openapi-generator-go',
    base: 'go',
    title: 'openapi-generator `go`',
    toolbox: openapiGenerator('go', { needs: ['go'] }),
    document: 'openapi-3.0.json',
    generate: [
      byOpenapiGenerator(
        'go',
        'sdk',
        '--additional-properties=packageName=sdk,withGoMod=false,enumClassPrefix=true',
      ),
    ],
    compile: [['go', 'build', '-o', 'scenario', '.']],
    run: ['./scenario'],
    limits: '`enumClassPrefix=true`.',
  },
  {
    name: 'openapi-generator-rust',
    title: 'openapi-generator `rust`',
    toolbox: openapiGenerator('rust', { needs: ['cargo'] }),
    document: 'openapi-sdk.json',
    generate: [byOpenapiGenerator('rust', 'sdk')],
    compile: [['cargo', 'build', '--quiet', '--locked', '--jobs=1', '--target-dir=target']],
    run: ['target/debug/scenario'],
  },
  {
    name: 'progenitor',
    title: '`progenitor` (Rust)',
    toolbox: cargoProgram('cargo-progenitor', '0.15.1'),
    document: 'openapi-sdk.json',
    generate: [
      ['node', 'for-progenitor.mjs'],
      [
        '../bin/cargo-progenitor',
        'progenitor',
        '--input=openapi.json',
        '--output=sdk',
        '--name=sdk',
        '--version=0.0.0',
      ],
    ],
    compile: [['cargo', 'build', '--quiet', '--locked', '--jobs=1', '--target-dir=target']],
    run: ['target/debug/scenario'],
    limits:
      'It refuses multipart bodies, and operations with several errors. `for-progenitor.mjs` removes the five uploads, and leaves the error that all have in common.',
  },
  typescriptFetch,
  {
    name: 'openapi-generator-csharp',
    title: 'openapi-generator `csharp`',
    toolbox: openapiGenerator('csharp', { needs: ['dotnet'] }),
    document: 'openapi-3.0.json',
    generate: [byOpenapiGenerator('csharp', '.')],
    compile: [['dotnet', 'build']],
    limits: 'Needs `dotnet`, which was not on the machine of these results. There is no scenario yet.',
  },
  {
    name: 'openapi-generator-kotlin',
    title: 'openapi-generator `kotlin`, `jvm-retrofit2`',
    toolbox: openapiGenerator('kotlin'),
    document: 'openapi-sdk.json',
    generate: [
      byOpenapiGenerator(
        'kotlin',
        '.',
        '--library=jvm-retrofit2',
        '--type-mappings=AnyType=JsonElement',
        '--import-mappings=JsonElement=kotlinx.serialization.json.JsonElement',
        '--additional-properties=serializationLibrary=kotlinx_serialization,generateOneOfAnyOfWrappers=true,enumPropertyNaming=UPPERCASE',
      ),
    ],
    compile: [maven('compile')],
    run: maven(EXEC, '-Dexec.mainClass=ScenarioKt'),
    limits:
      '`serializationLibrary=kotlinx_serialization`, `generateOneOfAnyOfWrappers=true`, `enumPropertyNaming=UPPERCASE`, and `explicitNulls = false` for its JSON.',
  },
  {
    name: 'openapi-generator-ruby',
    title: 'openapi-generator `ruby`',
    toolbox: openapiGenerator('ruby', debianPackages('ruby-typhoeus', 'ruby-ethon', 'ruby-ffi')),
    needs: ['ruby'],
    document: 'openapi-sdk.json',
    generate: [byOpenapiGenerator('ruby', '.')],
    compile: [['ruby', '-r', './gems.rb', '-e', "require 'openapi_client'"]],
    run: ['ruby', 'scenario.rb'],
    limits: 'Reads an event as `nil` if it has a field that the document lacks.',
  },
  {
    name: 'openapi-generator-php',
    title: 'openapi-generator `php`',
    toolbox: openapiGenerator(
      'php',
      debianPackages(
        'php-guzzlehttp-guzzle',
        'php-guzzlehttp-promises',
        'php-guzzlehttp-psr7',
        'php-psr-http-client',
        'php-psr-http-factory',
        'php-psr-http-message',
        'php-getallheaders',
        'php-symfony-deprecation-contracts',
      ),
    ),
    needs: ['php'],
    document: 'openapi-3.0.json',
    generate: [
      byOpenapiGenerator(
        'php',
        '.',
        '--type-mappings=Event=mixed,GroupSettingValue=mixed,MessageDisplayRecipient=mixed',
      ),
    ],
    compile: [['php', 'compile.php']],
    run: ['php', 'scenario.php'],
    limits:
      "`setBooleanFormatForQueryString('string')`. Loses the value of a union in a response, unless `--type-mappings=Event=mixed,…` names it.",
  },
];
