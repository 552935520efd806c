/** A mention of somebody, as a message has it, that calls nobody. */
export const silentMention = ({
  id,
  full_name,
}: {
  readonly id: number;
  readonly full_name: string;
}): string => `@_**${full_name}|${id}**`;
