import type { ParameterRow, RouteRow } from '../../contract/types.js';

interface Rows {
  readonly atOnce: readonly ParameterRow[];
  readonly deferred: readonly ParameterRow[];
}

const known = new WeakMap<RouteRow, Rows>();

const split = (route: RouteRow): Rows => {
  let rows = known.get(route);
  if (!rows) {
    const { parameters } = route;
    rows = {
      atOnce: parameters.filter(({ deferred }) => !deferred),
      deferred: parameters.filter(({ deferred }) => deferred),
    };
    known.set(route, rows);
  }
  return rows;
};

/** Returns the parameters that are decoded and validated before the handler runs. */
export const atOnce = (route: RouteRow): readonly ParameterRow[] => split(route).atOnce;

/** Returns the parameters that are decoded and validated only when the handler asks for them. */
export const deferredRows = (route: RouteRow): readonly ParameterRow[] => split(route).deferred;
