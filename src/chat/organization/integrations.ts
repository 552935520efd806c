/** An integration, or a variant of it, that an organization can choose. */
interface Choice {
  readonly id: number;
  /** For display. */
  readonly name: string;
}

type Choices = Readonly<Record<string, Choice>>;

/** The choices for `video_chat_provider`. */
export const videoChatProviders = {
  disabled: { name: 'None', id: 0 },
  jitsi_meet: { name: 'Jitsi Meet', id: 1 },
} as const satisfies Choices;

/** The choices for `giphy_rating`. Clients identify the ratings by these names, which GIPHY gives them. */
export const giphyRatings = {
  disabled: { name: 'GIPHY integration disabled', id: 0 },
  y: { name: 'Y: for very young viewers', id: 1 },
  g: { name: 'G: for all viewers', id: 2 },
  pg: { name: 'PG: with parental guidance', id: 3 },
  'pg-13': { name: 'PG-13: with parental guidance below the age of 13', id: 4 },
  r: { name: 'R: for adults', id: 5 },
} as const satisfies Choices;

/** Whether an ID is among the choices. */
export const isChoice = (choices: Choices, wanted: number): boolean =>
  Object.values(choices).some(({ id }) => id === wanted);
