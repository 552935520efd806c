import type { Knex } from 'knex';

/** A code, its name up to now, and its name from now on. The former name is that of another emoji from now on. */
const RENAMED = [
  '1f604 smile big_smile',
  '1f48b kiss lipstick_kiss',
  '1f4ab dizzy seeing_stars',
  '1f918 metal rock_on',
  '261d point_up wait_one_second',
  '1f436 dog puppy',
  '1f431 cat kitten',
  '1f42f tiger tiger_cub',
  '1f434 horse pony',
  '1f42e cow calf',
  '1f437 pig piglet',
  '1f42d mouse dormouse',
  '1f430 rabbit bunny',
  '1f43e feet paw_prints',
  '1f3d5 camping campsite',
  '1f3d6 beach_umbrella beach',
  '1f3e3 post_office japan_post',
  '1f687 metro subway',
  '1f68a tram oncoming_tram',
  '1f68b train tram',
  '1f69a truck moving_truck',
  '1f6a5 traffic_light horizontal_traffic_light',
  '1f6a7 construction work_in_progress',
  '231b hourglass times_up',
  '1f314 moon waxing_moon',
  '2614 umbrella umbrella_with_rain',
  '26c4 snowman frosty',
  '1f3ab ticket pass',
  '1f3c8 football american_football',
  '26f3 golf hole_in_one',
  '1f509 sound softer',
  '1f4f0 newspaper headlines',
  '1f4b9 chart stock_market',
  '1f4e7 email e-mail',
  '1f4dd pencil memo',
  '1f4c5 date calendar',
  '1f4c6 calendar date',
  '1f4e1 satellite satellite_antenna',
  '2b55 o circle',
  '274c x cross_mark',
  '27bf loop double_loop',
  '1f197 ok squared_ok',
  '1f199 up squared_up',
  '3299 secret japanese_secret_button',
  '1f1f2-1f1fa mauritius flag_mauritius',
  '1f604 grinning_face_with_smiling_eyes big_smile',
  '1f6b6 person_walking walking',
  '1f3c3 person_running running',
  '1f307 sunset city_sunrise',
  '1f199 up_button squared_up',
].map((line) => line.split(' ') as [code: string, former: string, name: string]);

/**
 * Gives stored emoji the names that existing clients have for their codes. The user's choice was the picture, so the
 * code stays. Otherwise a client could not send the emoji of a status again, since its name would belong to another code.
 */
const rename = async (knex: Knex, table: string): Promise<void> => {
  const names = RENAMED.map(([code, , name]) => [code, name]);
  await knex(table)
    .where({ reaction_type: 'unicode_emoji' })
    .where((pairs) => {
      for (const [emoji_code, emoji_name] of RENAMED) void pairs.orWhere({ emoji_code, emoji_name });
    })
    .update({
      emoji_name: knex.raw(`CASE emoji_code ${names.map(() => 'WHEN ? THEN ?').join(' ')} END`, names.flat()),
    });
};

export const up = async (knex: Knex): Promise<void> => {
  for (const table of ['reactions', 'user_statuses']) await rename(knex, table);
};
