// Stands in for every style sheet: class names are no part of behaviour. No export, so that the default import is {}.
