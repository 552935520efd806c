const NAME = String.raw`(?:\w|%[\da-fA-F]{2})+(?:\.(?:\w|%[\da-fA-F]{2})+)*`;
const VARIABLE = String.raw`${NAME}(?::[1-9]\d{0,3}|\*)?`;
const EXPRESSION = String.raw`\{[+#./;?&]?${VARIABLE}(?:,${VARIABLE})*\}`;
/** RFC 6570, section 2; the characters that stand for themselves are those a URL can be made of. */
const TEMPLATE = new RegExp(String.raw`^(?:[^\s"'<>\\^\x60{|}]|${EXPRESSION})*$`);

/** Names of the variables of a template, or undefined where it is no RFC 6570 template. */
export const templateVariables = (template: string): ReadonlySet<string> | undefined => {
  if (!TEMPLATE.test(template)) return undefined;
  const expressions = template.matchAll(/\{[+#./;?&]?([^}]*)\}/g);
  return new Set(
    [...expressions].flatMap(([, list = '']) =>
      list.split(',').map((one) => one.replace(/(?::\d+|\*)$/, '')),
    ),
  );
};
