const { TestEnvironment } = require('jest-environment-node');

// PGlite does not start inside Jest's sandbox. One instance per worker lives outside, made when a file first asks.
let shared;

// After a write PostgreSQL sets timers for its statistics, seconds long, which would keep Jest from ending.
globalThis.setTimeout = new Proxy(globalThis.setTimeout, {
  apply(setTimer, self, argumentList) {
    const timer = Reflect.apply(setTimer, self, argumentList);
    if (new Error().stack.includes('@electric-sql/pglite')) timer.unref();
    return timer;
  },
});

class ServiceEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.workerPglite = () => {
      shared ??= import('@electric-sql/pglite').then(({ PGlite }) => PGlite.create());
      return shared;
    };
  }
}

module.exports = ServiceEnvironment;
