// This replaces every style sheet, because class names are not part of the behaviour. There is no export, so that the
// default import is {}.
