const path = require('node:path');

/** The reporter names a failed test at once, because the others wait for the end of its file. */
module.exports = class FailuresAtOnce {
  onTestCaseResult({ path: file }, { status, fullName }) {
    if (status === 'failed') console.log(`✘ ${path.relative('', file)} › ${fullName}`);
  }
};
