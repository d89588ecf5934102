export { languageOfCountry } from '../../src/lib/languageOfCountry';
