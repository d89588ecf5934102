// Replaces every style sheet: class names are not part of the behaviour. No export, so that the default import is
// {}.
