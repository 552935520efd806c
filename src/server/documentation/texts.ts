/** A page that shows a file of the repository. */
export interface TextFile {
  readonly path: string;
  readonly title: string;
  readonly file: string;
}

/** The files of docs/guides/, with their titles. */
const GUIDES: Readonly<Record<string, string>> = {
  'first-message': 'Send a first message',
  bot: 'Write a bot',
  state: 'Keep the state of a client',
  uploads: 'Upload a file',
  retries: 'Rate limits and retries',
};

export const TEXTS: readonly TextFile[] = [
  { path: '/docs/errors', title: 'Errors', file: 'generated/errors.md' },
  { path: '/docs/events', title: 'Events', file: 'generated/events.md' },
  { path: '/docs/levels', title: 'Feature levels', file: 'generated/feature-levels.md' },
  { path: '/docs/limits', title: 'Limits', file: 'generated/bounds.md' },
  { path: '/docs/toolsets', title: 'Toolsets', file: 'generated/toolsets.md' },
  { path: '/docs/gaps', title: 'Gaps', file: 'generated/gaps.md' },
  { path: '/docs/guides', title: 'Guides', file: 'docs/guides/README.md' },
  ...Object.entries(GUIDES).map(([name, title]) => ({
    path: `/docs/guides/${name}`,
    title,
    file: `docs/guides/${name}.md`,
  })),
];
