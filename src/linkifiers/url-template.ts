const NAME = String.raw`(?:\w|%[\da-fA-F]{2})+(?:\.(?:\w|%[\da-fA-F]{2})+)*`;
const VARIABLE = String.raw`${NAME}(?::[1-9]\d{0,3}|\*)?`;
const EXPRESSION = String.raw`\{[+#./;?&]?${VARIABLE}(?:,${VARIABLE})*\}`;
/** RFC 6570, section 2. The literal characters are those that are valid in a URL. */
const TEMPLATE = new RegExp(String.raw`^(?:[^\s"'<>\\^\x60{|}]|${EXPRESSION})*$`);

/** Returns the names of the variables of a template. Undefined if it is not a valid RFC 6570 template. */
export const templateVariables = (template: string): ReadonlySet<string> | undefined => {
  if (!TEMPLATE.test(template)) return undefined;
  const expressions = template.matchAll(/\{[+#./;?&]?([^}]*)\}/g);
  return new Set(
    [...expressions].flatMap(([, list = '']) =>
      list.split(',').map((one) => one.replace(/(?::\d+|\*)$/, '')),
    ),
  );
};
