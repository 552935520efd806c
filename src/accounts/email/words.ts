import type { UserSettings } from '../../../generated/settings.js';

/** Returns `3 messages` or `1 message`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Returns `Ann, Ben, and 2 others`: names beyond `most` are counted. */
export const listNames = (names: readonly string[], most: number): string => {
  const others = counted(names.length - most + 1, 'other');
  const shown = names.length <= most ? names : [...names.slice(0, most - 1), others];
  return new Intl.ListFormat('en').format(shown);
};

type Clock = Pick<UserSettings, 'timezone' | 'twenty_four_hour_time'>;

/**
 * Formats UNIX milliseconds as `Saturday, June 1, 2024 at 2:00 AM GMT+2`, in the reader's time zone and clock format.
 * Without a time zone of the reader, uses the server's. Create once for many times.
 */
export const timeFormat = ({ timezone, twenty_four_hour_time }: Clock): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    // `hour12: false` would show midnight as 24:00.
    hourCycle: twenty_four_hour_time ? 'h23' : 'h12',
    ...(timezone !== '' && { timeZone: timezone }),
  });
