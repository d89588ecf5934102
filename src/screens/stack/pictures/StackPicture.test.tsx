import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { mockPhone } from '@mocks/browser/mockPhone';
import { buildSession } from '@mocks/builders/session';
import { buildStackDetail, buildStackField } from '@mocks/builders/stacks';
import { mockStack, stackPath } from '@mocks/render/openStack';
import { renderApp } from '@mocks/render/renderApp';
import { apiBase, mockService, setupMockService } from '@mocks/store/mockService';
import type { StackImage } from '@/features/stack-fields/fieldValue';
import type { Language } from '@/lib/languages';
import { StackPicture } from './StackPicture';

setupMockService();

const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);

describe('a picture of a stack', () => {
  const mark = { x: 400, y: 300, radius: 50, value: 26.44 };
  const closeup: StackImage = {
    file: 'CloseupImage',
    width: 800,
    height: 600,
    overlays: [
      { title: 'Log ends', unit: null, marks: [{ ...mark, value: null }] },
      {
        title: 'Diameters',
        unit: 'Centimeters',
        marks: [mark, { ...mark, x: 100, value: Number.NaN }, { ...mark, x: 3000, value: 99 }],
      },
    ],
  };

  type Answer = () => Response | Promise<Response>;
  const picture: Answer = () => HttpResponse.arrayBuffer(png.buffer);

  function filesAre(...answers: [Answer, ...Answer[]]) {
    const seen: { url: string; authorization: string | null; signal: AbortSignal }[] = [];
    mockService.use(
      http.get(`${apiBase}/stack/:id/file/:kind`, ({ request }) => {
        const { url, headers, signal } = request;
        seen.push({ url: new URL(url).pathname, authorization: headers.get('authorization'), signal });
        const [first, ...others] = answers;
        if (others.length > 0) answers = [...others] as typeof answers;
        return first();
      }),
    );
    return seen;
  }

  function openPicture(image: StackImage = closeup, language: Language = 'en') {
    const element = <StackPicture stackId="stack-1" stackNumber="1001" title="Close-up" image={image} />;
    return renderApp('/', { session: buildSession(), language, routes: [{ path: '/', element }] });
  }

  const plainThumbnail = () => screen.findByRole('img', { name: 'Close-up, stack 1001' });
  async function thumbnail() {
    await screen.findByRole('slider', { name: /^Logs on the image/ });
    return plainThumbnail();
  }
  const enlargeButton = () => screen.getByRole('button', { name: 'Enlarge: Close-up, stack 1001' });
  async function enlarge() {
    await thumbnail();
    return enlargeButton();
  }
  const drawn = (inside: Element) => [
    ...inside.querySelectorAll('svg[viewBox="0 0 800 600"]:not([data-lit])'),
  ];
  const numbersOn = (inside: Element) => [...inside.querySelectorAll('text')].map((text) => text.textContent);

  it('fetches the picture once in the name of the session, and gives it back when it leaves', async () => {
    const calls = filesAre(picture);
    const give = jest.spyOn(URL, 'revokeObjectURL');
    const { user, unmount } = openPicture();
    const url = (await thumbnail()).getAttribute('src');
    expect(url).toMatch(/^blob:/);
    await user.click(await enlarge());
    expect(await within(await screen.findByRole('dialog')).findByRole('img')).toHaveAttribute('src', url);
    expect(calls).toEqual([
      expect.objectContaining({
        url: '/api/v1/stack/stack-1/file/CloseupImage',
        authorization: expect.stringMatching(/^Bearer /),
      }),
    ]);
    expect(give).not.toHaveBeenCalled();
    unmount();
    expect(give).toHaveBeenCalledWith(url);
  });

  it('ends the call when somebody leaves before the picture is there', async () => {
    const calls = filesAre(() => new Promise(() => undefined));
    const { unmount } = openPicture();
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    unmount();
    await waitFor(() => expect(calls[0]?.signal.aborted).toBe(true));
  });

  it('says in its place that it did not load, whatever was answered, until it does', async () => {
    const missing = { data: null, errorMessage: 'The stack has no such file.' };
    const calls = filesAre(
      () => HttpResponse.json(missing, { status: 404 }),
      () => HttpResponse.html('<h1>Hello</h1>'),
      () => HttpResponse.error(),
      picture,
      picture,
    );
    const { user } = openPicture();
    const retry = () => user.click(screen.getByRole('button', { name: 'Try again' }));
    const alert = async () => (await screen.findByRole('alert')).textContent;

    expect(await alert()).toContain('The image could not be loaded. The stack has no such file.');
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    await retry();
    expect(await alert()).toContain('Stackyard received an unexpected response.');
    await retry();
    expect(await alert()).toContain('Stackyard cannot be reached.');
    await retry();
    // The bytes begin like an image but are not one.
    fireEvent.error(await thumbnail());
    expect(await alert()).toContain('Stackyard received an unexpected response.');
    await retry();
    expect(await thumbnail()).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
    expect(calls).toHaveLength(5);
  });

  it('is enlarged, zoomed and left by keyboard', async () => {
    let send = () => {};
    const calls = filesAre(() => new Promise((resolve) => (send = () => resolve(picture()))));
    const { user } = openPicture();
    await waitFor(() => expect(calls).toHaveLength(1));
    // The button that enlarges the picture is there before the picture, and does nothing yet.
    expect(enlargeButton()).toHaveAttribute('aria-disabled', 'true');
    enlargeButton().focus();
    await user.keyboard('{Enter}');
    send();
    await thumbnail();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(enlargeButton()).toHaveFocus();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Close-up, stack 1001' });
    const zoom = within(dialog).getByText('100%');
    const view = within(dialog).getByRole('region', { name: /^Image\. Arrow keys/ });
    await waitFor(() => expect(view).toHaveFocus());

    await user.keyboard('++');
    expect(zoom).toHaveTextContent('225%');
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}{ArrowDown}');
    expect([view.scrollLeft, view.scrollTop]).toEqual([80, 80]);
    await user.keyboard('-');
    expect(zoom).toHaveTextContent('150%');
    await user.click(within(dialog).getByRole('button', { name: 'Zoom out' }));
    await user.click(within(dialog).getByRole('button', { name: 'Zoom out' }));
    expect(zoom).toHaveTextContent('100%');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const button = await enlarge();
    // The dialog gives the focus back a moment after it has gone.
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('shows each overlay until it is switched off, here and enlarged', async () => {
    filesAre(picture);
    const { user, container } = openPicture();
    await thumbnail();
    expect(drawn(container)).toHaveLength(2);
    // The overlay has two faulty marks: one beyond the edge is left out, and one whose value is not a number
    // has a circle without a number.
    expect(numbersOn(container)).toEqual(['26.4']);
    expect(screen.getByRole('switch', { name: 'Log ends 1 marked' })).toBeChecked();
    const diameters = screen.getByRole('switch', { name: 'Diameters (cm) 2 marked' });
    expect(diameters).toBeChecked();

    await user.click(diameters);
    expect(drawn(container)).toHaveLength(1);
    expect(numbersOn(container)).toEqual([]);
    await user.click(await enlarge());
    const dialog = await screen.findByRole('dialog');
    expect(drawn(dialog)).toHaveLength(1);
    await user.click(within(dialog).getByRole('switch', { name: /^Diameters/ }));
    expect(numbersOn(dialog)).toEqual(['26.4']);
    await user.keyboard('{Escape}');
    expect(numbersOn(container)).toEqual(['26.4']);
  });

  it('writes numbers as the language does', async () => {
    filesAre(picture);
    const { container } = openPicture(closeup, 'de');
    await screen.findByRole('switch', { name: 'Diameters (cm) 2 markiert' });
    expect(numbersOn(container)).toEqual(['26,4']);
  });

  it('has no switch without an overlay', async () => {
    filesAre(picture);
    openPicture({ ...closeup, overlays: [] });
    await plainThumbnail();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  });

  it('lays its overlays on the real picture where the service names a wrong size', async () => {
    filesAre(picture);
    const { container } = openPicture({ ...closeup, width: 0, height: -5 });
    const image = await plainThumbnail();
    expect(drawn(container)).toHaveLength(0);
    Object.defineProperties(image, { naturalWidth: { value: 800 }, naturalHeight: { value: 600 } });
    fireEvent.load(image);
    expect(drawn(container)).toHaveLength(2);
    expect(await thumbnail()).toBe(image);
  });
});

describe('the pictures in the head', () => {
  const image = (title: string, file: string) => ({
    ...buildStackField({ fieldType: 'String', value: null }, { title }),
    fieldType: 'Image',
    value: { file, width: 800, height: 400, overlays: [] },
  });

  async function openWith(...fields: unknown[]) {
    mockStack({ ...buildStackDetail(), sections: [{ title: 'Images', fields, undefinedFieldIds: [] }] });
    const asked: unknown[] = [];
    mockService.use(
      http.get(`${apiBase}/stack/:id/file/:kind`, ({ params }) => {
        asked.push(params.kind);
        return HttpResponse.arrayBuffer(png.buffer);
      }),
    );
    const app = renderApp(stackPath, { session: buildSession() });
    const head = within(await screen.findByRole('region', { name: 'At a glance' }));
    return { ...app, head, asked };
  }

  it('shows the front, and with a press each of the others, which is fetched then and once', async () => {
    const { head, asked, user } = await openWith(
      image('Bagside', 'BackImage'),
      image('Tæt på', 'CloseupImage'),
      image('Forside', 'FrontImage'),
    );
    expect(await head.findByRole('img', { name: 'Front side of this stack' })).toBeVisible();
    const backs = () => asked.filter((file) => file === 'BackImage').length;
    // The record below has all pictures.
    await screen.findByRole('img', { name: 'Tæt på, stack 1001' });
    const ofRecord = backs();
    const names = within(head.getByRole('group', { name: 'Images of the stack' }));
    expect(names.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Front side',
      'Back side',
      'Close-up',
    ]);
    expect(names.getByRole('button', { name: 'Front side' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(names.getByRole('button', { name: 'Back side' }));
    expect(await head.findByRole('img', { name: 'Back side of this stack' })).toBeVisible();
    expect(head.queryByRole('img', { name: 'Front side of this stack' })).not.toBeInTheDocument();
    expect(head.getByRole('button', { name: 'Enlarge: Back side of this stack' })).toBeVisible();
    await user.click(names.getByRole('button', { name: 'Close-up' }));
    expect(await head.findByRole('img', { name: 'Close-up of this stack' })).toBeVisible();
    await user.click(names.getByRole('button', { name: 'Back side' }));
    expect(head.getByRole('img', { name: 'Back side of this stack' })).toBeVisible();
    expect(backs()).toBe(ofRecord + 1);
  });

  it.each([
    ['no front', [image('Tæt på', 'CloseupImage'), image('Bagside', 'BackImage')], 'Back side'],
    ['neither side', [image('Tæt på', 'CloseupImage')], 'Close-up'],
  ])('begins with what there is where there is %s', async (_, fields, shown) => {
    const { head } = await openWith(...fields);
    expect(await head.findByRole('img', { name: `${shown} of this stack` })).toBeVisible();
  });

  it('offers no choice of one', async () => {
    const { head } = await openWith(image('Forside', 'FrontImage'));
    expect(await head.findByRole('img', { name: 'Front side of this stack' })).toBeVisible();
    expect(head.queryByRole('group', { name: 'Images of the stack' })).not.toBeInTheDocument();
  });

  describe('enlarged', () => {
    async function enlarge(...files: [title: string, file: string][]) {
      const { head, user } = await openWith(...files.map(([title, file]) => image(title, file)));
      await head.findByRole('img', { name: 'Front side of this stack' });
      await user.click(head.getByRole('button', { name: /^Enlarge/ }));
      const dialog = await screen.findByRole('dialog');
      return { user, dialog, tools: within(dialog) };
    }
    const sides: [title: string, file: string][] = [
      ['Forside', 'FrontImage'],
      ['Bagside', 'BackImage'],
    ];

    it('has the same names as on the page, and the zoom stays from one to the next', async () => {
      const { user, dialog, tools } = await enlarge(...sides, ['Tæt på', 'CloseupImage']);
      expect(dialog).toHaveAccessibleName('Front side, stack 1001');
      const names = within(tools.getByRole('group', { name: 'Images of the stack' }));
      await user.keyboard('++{ArrowRight}');
      await user.click(names.getByRole('button', { name: 'Back side' }));
      expect(dialog).toHaveAccessibleName('Back side, stack 1001');
      expect(await tools.findByRole('img', { name: 'Back side, stack 1001' })).toBeVisible();
      expect(tools.getByRole('status')).toHaveTextContent('225%');
      expect(tools.getByRole('region', { name: /^Image\./ }).scrollLeft).toBe(80);
      await user.click(tools.getByRole('button', { name: 'Next image' }));
      expect(await tools.findByRole('img', { name: 'Close-up, stack 1001' })).toBeVisible();
      expect(names.getByRole('button', { pressed: true })).toHaveTextContent('Close-up');
      await user.click(tools.getByRole('button', { name: 'Next image' }));
      expect(tools.getByRole('img', { name: 'Front side, stack 1001' })).toBeVisible();
      expect(tools.getByRole('status')).toHaveTextContent('225%');
    });

    it.each([
      ['opens as tall as its place on a phone', true, '360%'],
      ['opens whole where there is room', false, '100%'],
    ])('%s', async (_, isPhone, zoom) => {
      if (isPhone) mockPhone();
      // The picture is twice as broad as tall, so it would be 180 pixels tall.
      jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(360);
      jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(648);
      const { user, tools } = await enlarge(...sides);
      await waitFor(() => expect(tools.getByRole('status')).toHaveTextContent(zoom));
      await user.click(tools.getByRole('button', { name: 'Back side' }));
      expect(tools.getByRole('status')).toHaveTextContent(zoom);
      if (!isPhone) return;
      await user.click(tools.getByRole('button', { name: 'Whole image' }));
      expect(tools.getByRole('status')).toHaveTextContent('100%');
      await user.click(tools.getByRole('button', { name: 'Full height' }));
      expect(tools.getByRole('status')).toHaveTextContent(zoom);
    });
  });
});
