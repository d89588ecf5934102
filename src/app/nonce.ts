export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}

// The scroll lock of dialogs reads the nonce there.
Object.assign(globalThis, { __webpack_nonce__: styleNonce() });
