import type { Language } from '../domain/languages';
import { fieldTexts } from '../texts/fieldTexts';
import type { Failure } from './createRoute';
import type { ServiceFailure } from './failure';

export function success<Data>(data: Data) {
  return { data, errorMessage: null };
}

export function failureEnvelope(failure: ServiceFailure, language: Language): Failure {
  const envelope = { data: null, errorMessage: failure.text[language] };
  if (failure.fields.length === 0) return envelope;
  const fieldErrors = failure.fields.map((error) => {
    if ('messageIn' in error) return { field: error.field, message: error.messageIn(language) };
    const { field, textId, suggestion } = error;
    return {
      field,
      message: fieldTexts[textId][language].replace('{suggestion}', () => suggestion ?? ''),
      ...(suggestion !== undefined && { suggestion }),
    };
  });
  return { ...envelope, fieldErrors };
}
