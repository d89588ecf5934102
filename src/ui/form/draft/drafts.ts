/** A draft holds values that were typed and not saved. The version that they change had the values `base`. */
export interface Draft {
  values: Record<string, unknown>;
  base: Record<string, unknown>;
  etag?: string | undefined;
}

/** The form has the accessible name `form`, and is on the page with the path `place`. */
interface KeptDraft extends Draft {
  place: string;
  form: string;
}

interface Kept {
  owner: string;
  drafts: KeptDraft[];
}

const key = 'stackyard.drafts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Tells whether a value is the same after it was written to JSON and read again. A file is not. */
function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain);
  if (isRecord(value))
    return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

function parseDraft(value: unknown): KeptDraft[] {
  if (!isRecord(value)) return [];
  const { place, form, values, base, etag } = value;
  if (typeof place !== 'string' || typeof form !== 'string') return [];
  if (!isRecord(values) || !isRecord(base)) return [];
  return [{ place, form, values, base, etag: typeof etag === 'string' ? etag : undefined }];
}

function loadAll(): Kept | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (!isRecord(kept) || typeof kept.owner !== 'string' || !Array.isArray(kept.drafts)) return null;
    return { owner: kept.owner, drafts: kept.drafts.flatMap(parseDraft) };
  } catch {
    return null;
  }
}

const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

function store(kept: Kept | null): void {
  try {
    if (kept && kept.drafts.length > 0) sessionStorage.setItem(key, JSON.stringify(kept));
    else sessionStorage.removeItem(key);
  } catch {
    // Without storage, or with one that is full, the text lives as long as its page.
  }
  tell();
}

let owner: string | null = null;

/** Returns no text of another person, even before it is removed. */
function load(): KeptDraft[] {
  const kept = loadAll();
  return kept !== null && kept.owner === owner ? kept.drafts : [];
}

const here = () => window.location.pathname;

const open = new Set<string>();

/** Each entry combines the place and the form of a draft whose notice somebody has closed. */
const silenced = new Set<string>();

const silencedAs = (place: string, form: string) => JSON.stringify([place, form]);

const isOf = (place: string, form: string) => (draft: KeptDraft) =>
  draft.place === place && draft.form === form;

function keepAt(place: string, form: string, draft: Draft | null): void {
  if (owner === null) return;
  const others = load().filter((one) => !isOf(place, form)(one));
  const isKept = draft !== null && isPlain(draft.values) && isPlain(draft.base);
  silenced.delete(silencedAs(place, form));
  store({ owner, drafts: isKept ? [...others, { ...draft, place, form }] : others });
}

/**
 * Keeps unsaved text of this tab for a page that the browser drops. Phones drop pages in the background
 * without a question. The text stays in the tab's own storage until its owner signs out or another person
 * signs in.
 * - `belongTo` names the owner of the text from now on, and removes the text of others. Null means that
 *   somebody has signed out.
 * - `silence` removes the notice of this page's forms. Their text stays, and comes back when they open.
 * - `open` returns the function to call when the form closes. The text is saved or given up then, so its
 *   draft is removed. If the browser drops the page, the function is not called.
 * - `keep` with a draft of null removes the kept one.
 */
export const drafts = {
  belongTo(person: string | null): void {
    if (owner !== person) silenced.clear();
    owner = person;
    if (loadAll()?.owner !== person) store(null);
    else tell();
  },
  closedForms: (): string[] =>
    load()
      .filter(({ place, form }) => place === here() && !open.has(form))
      .map(({ form }) => form)
      .filter((form) => !silenced.has(silencedAs(here(), form))),
  silence(): void {
    for (const form of drafts.closedForms()) silenced.add(silencedAs(here(), form));
    tell();
  },
  open(form: string): () => void {
    // When this runs, a link that closes the form has changed the path already.
    const place = here();
    open.add(form);
    tell();
    return () => {
      open.delete(form);
      keepAt(place, form, null);
    };
  },
  read: (form: string): Draft | null => load().find(isOf(here(), form)) ?? null,
  keep: (form: string, draft: Draft | null) => keepAt(here(), form, draft),
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
