import type { UserSettings } from '../../generated/settings.js';

/** `3 messages`, `1 message`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const list = new Intl.ListFormat('en');

/** `Ann, Ben, and 2 others`: of more than `most` names the last ones become a number. */
export const listNames = (names: readonly string[], most: number): string => {
  if (names.length <= most) return list.format(names);
  const others = counted(names.length - most + 1, 'other');
  return list.format([...names.slice(0, most - 1), others]);
};

type Clock = Pick<UserSettings, 'timezone' | 'twenty_four_hour_time'>;

/**
 * Formats UNIX milliseconds as `Saturday, June 1, 2024 at 2:00 AM GMT+2`, in the time zone and on the clock that the
 * reader has set; without a time zone of the reader, in that of the server. To be made once for many times.
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
