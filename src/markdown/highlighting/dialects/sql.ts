import type { Dialect } from '../dialect.js';

export const sql: Dialect = {
  isCaseless: true,
  words: {
    nb: 'array bigint binary bit blob boolean char character date dec decimal float int int8 integer interval number numeric real serial smallint text varchar varying',
    k: 'abort absolute action add after aggregate alias all alter analyse analyze and any are as asc assertion at auto_increment authorization avg backward before begin between both by cache c call called cascade cascaded case cast catalog chain check checkpoint class close cluster coalesce collate collation column columns comment commit committed condition connect connection constraint constraints contains continue convert copy count create createdb cross cube current current_date current_time current_timestamp current_user cursor cycle data database datetime_interval_code day deallocate declare default deferrable deferred delete desc describe deterministic disconnect distinct do domain drop dynamic each else encoding end end-exec equals escape every except exception excluding exclusive exec execute exists explain external extract false fetch final first for force foreign forward free freeze from full function general get global grant granted group grouping handler having hold host hour identity if ignore ilike immediate immutable implicit in including increment index inherits initially inner inout input insensitive insert instead intersect into invoker is isnull isolation iterate join key lancompiler language large last lateral leading left length less level like limit listen load local location lock lower map match max maxvalue min minute minvalue mod mode modify module month move names national natural new next no none not notify notnull null nullable nullif object of off offset old on only open operation operator option options or order out outer output overlaps overlay owner partial password path placing position precision prepare preserve primary prior privileges procedural procedure public read recheck recursive ref references reindex relative rename repeatable replace reset restart restrict result return returns revoke right role rollback rollup row rows rule savepoint schema scroll search second security select self sequence serializable session session_user set setof sets share show similar simple size some stable start state statement static statistics stdin stdout storage strict substring sum symmetric system table temp template temporary terminate than then time timestamp to trailing transaction translation treat trigger trim true truncate trusted type uncommitted under union unique unknown unlisten until update upper usage user using vacuum valid validator values variable verbose version view volatile when whenever where with without work write year zone',
  },
  rules: [
    [/(\d+)(\.)(\d+)/y, 'mi', 'p', 'mi'],
    [/"(?:[^"\n]|"")*"/y, 'ss'],
    [/[()[\]{},;.:]/y, 'p'],
  ],
  string: ({ text, opening }, put) => {
    put(opening === '"' ? 'ss' : 's1', text);
  },
};
