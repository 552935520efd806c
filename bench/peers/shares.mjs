// What the steps of a request cost, from a profile of the server.

/** The files of each step. The first that matches counts. */
const STEPS = {
  contract: [
    /\/dist\/generated\/inputs\.cjs$/,
    /\/dist\/src\/runtime\/http\/(?:dispatch|match|decode|validate|form)\.js$/,
    /\/node_modules\/(?:openapi-backend|find-my-way|ajv)\//,
  ],
  'login and limits': [/\/dist\/src\/(?:runtime\/(?:identity|rate-limits)|accounts\/authentication)\//],
  'body and query': [
    /\/dist\/src\/runtime\/http\/(?:body|body-text|held-bodies)\.js$/,
    /\/node_modules\/koa-body\//,
  ],
  response: [/\/dist\/src\/runtime\/http\/(?:respond|serialize)\.js$/],
  'HTTP and Koa': [
    /\/dist\/src\/runtime\/(?:http|telemetry)\/(?!run\.js)/,
    /\/dist\/src\/server\/(?:app|site)\.js$/,
  ],
  'handler and store': [/\/dist\/src\/(?!lib\/)/],
};

const OUTSIDE = new Map([
  ['(garbage collector)', 'garbage collection'],
  ['(program)', 'native code'],
  ['(idle)', 'idle'],
]);

/** A function of another file belongs to the step that called it, and without one to the server of Node.js. */
const stepOf = ({ functionName, url }, caller) =>
  OUTSIDE.get(functionName) ??
  Object.keys(STEPS).find((step) => STEPS[step].some((file) => file.test(url))) ??
  caller;

const stepsOf = (nodes) => {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const steps = new Map();
  const visit = (node, caller) => {
    const step = stepOf(node.callFrame, caller);
    steps.set(node.id, step);
    for (const child of node.children ?? []) visit(byId.get(child), step);
  };
  visit(nodes[0], 'HTTP and Koa');
  return steps;
};

/** The share of each step in the processor time of a profile of V8, in percent. */
export const sharesOf = ({ nodes, samples, timeDeltas }) => {
  const steps = stepsOf(nodes);
  const times = Object.fromEntries([...Object.keys(STEPS), ...OUTSIDE.values()].map((step) => [step, 0]));
  for (const [index, id] of samples.entries()) times[steps.get(id)] += timeDeltas[index];
  const { idle: _idle, ...busy } = times;
  const total = Object.values(busy).reduce((sum, time) => sum + time, 0);
  return Object.fromEntries(Object.entries(busy).map(([step, time]) => [step, (100 * time) / total]));
};
