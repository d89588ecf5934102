import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useFailureText } from '@/features/errors/useFailureText';
import { useText } from '@/i18n/useText';
import { paths } from '@/navigation/paths';
import { useImportMeasurementCardMutation } from '@/store/api/cardVersionApi';
import { type FieldError, serviceErrorOf } from '@/store/ports/serviceError';
import { showNote, showSuccess } from '@/ui/feedback/notifications';

/** The service accepts this many bytes. */
const largest = 512 * 1024;

export interface CardImportProblem {
  text: string;
  faults: readonly FieldError[];
}

export function useCardImport() {
  const t = useText();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const [send, { isLoading }] = useImportMeasurementCardMutation();
  const [problem, setProblem] = useState<CardImportProblem | null>(null);
  const refuse = (text: string, faults: readonly FieldError[] = []) => setProblem({ text, faults });
  const importCard = async (name: string, body: Record<string, unknown>) => {
    setProblem(null);
    const { data, error } = await send({ body });
    if (!data) {
      const failure = serviceErrorOf(error);
      const text = t('measurement_cards.import_failed', { name, reason: failureText(failure) });
      return refuse(text, failure.fieldErrors);
    }
    const { measurementCardId, version, isChanged, hasReplacedDraft } = data;
    if (hasReplacedDraft) showNote(t('measurement_cards.replaced', { version }));
    else if (isChanged) showSuccess(t('measurement_cards.imported', { version }));
    else showNote(t('measurement_cards.unchanged', { version }));
    void navigate(paths.measurementCardVersion(measurementCardId, version));
  };
  const take = async (file: File) => {
    const { name } = file;
    setProblem(null);
    if (file.size > largest) return refuse(t('measurement_cards.too_large', { name }));
    // A folder has no bytes, nor has a file that was moved after the person chose it.
    const text = textOf(await file.arrayBuffer().catch(() => new ArrayBuffer()));
    if (text === null) return refuse(t('measurement_cards.no_utf8', { name }));
    const body = objectIn(text);
    if (body === null) return refuse(t('measurement_cards.no_json', { name }));
    await importCard(name, body);
  };
  const taker = { isBusy: isLoading, onFile: (file: File) => void take(file) };
  return { taker, importCard, problem };
}

/** Drops the byte order mark by which some editors begin a file. Returns null for bytes that are not UTF-8. */
function textOf(bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function objectIn(text: string): Record<string, unknown> | null {
  try {
    const read: unknown = JSON.parse(text);
    return isObject(read) ? read : null;
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
