const path = require('node:path');

/**
 * The reporter prints a failed test immediately, because Jest's own reporters wait for the end of its file.
 */
module.exports = class FailuresAtOnce {
  onTestCaseResult({ path: file }, { status, fullName }) {
    if (status === 'failed') console.log(`✘ ${path.relative('', file)} › ${fullName}`);
  }
};
