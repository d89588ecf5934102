// Stands in for the address of a bundled file, wherever a component imports one as its default.
module.exports = '/asset';
