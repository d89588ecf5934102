export { type Language, languages } from '../../src/lib/languages';
