// This replaces the address of a bundled file, which components import as a default.
module.exports = '/asset';
