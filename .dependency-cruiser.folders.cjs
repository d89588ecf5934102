const { options } = require('./.dependency-cruiser.cjs');

/** The product alone: tests and what only they use import whatever they need. A run of its own, because a rule about folders counts every file in them. */
module.exports = {
  forbidden: [
    {
      name: 'no-folder-cycles',
      severity: 'error',
      comment: 'Two folders that need each other are one, or share a third',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: { ...options, exclude: '\\.(test|accessCases)\\.tsx?$|^server/testing/' },
};
