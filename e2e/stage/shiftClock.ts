/**
 * Shifts the clock of the service to start at SEED_NOW, so that results that depend on today are the same on
 * every day. This module is therefore loaded before the service.
 */
const RealDate = Date;
const ahead = RealDate.parse(process.env.SEED_NOW ?? '') - RealDate.now();

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given) => Reflect.construct(target, given.length > 0 ? given : [target.now() + ahead]),
  get: (target, name) => (name === 'now' ? () => target.now() + ahead : Reflect.get(target, name)),
});
