import { beginNextContracts } from '../features/contracts/beginNextContracts';
import { deleteOldStacks } from '../features/contracts/retention/deleteOldStacks';
import { storeMessages } from '../features/ingest/storeMessages';
import { removeLeftovers, removeUnclaimed } from '../features/stacks/pictures/removeUnclaimed';
import { renderRound } from '../features/stacks/pictures/renderWaiting';
import { judgeNext } from '../features/stacks/records/storedVerdicts';
import { postMeasuredMails } from '../mail-queue/measuredNotices';
import { announceMailServer, type MailSending, sendDueMails } from '../mail-queue/sendMails';
import type { FileStore } from '../ports/fileStore';
import type { Render } from '../ports/rendering';
import { fillNextSearchTexts } from '../stacks/fillSearchTexts';
import { fileNextAreaNumbers } from '../stacks/placeAreaNumbers';
import { endAll, repeating } from './repeating';
import { sweep, sweepInterval } from './sweep';
import { takeTurn } from './takeTurn';

/**
 * All intervals below are in milliseconds. A mail, a measurement's message, and a photograph with none before
 * it in the queue wait at most one interval.
 */
const mailInterval = 1000;

const announcementInterval = 30_000;

const pictureInterval = 1000;

const messageInterval = 1000;

const fileInterval = 10 * 60_000;

const noticeInterval = 60_000;

const calendarInterval = 10 * 60_000;

/**
 * If `historyMonths` is undefined, the history is kept for ever. `requireStore` rejects until it is known
 * that the file store belongs to the database.
 */
interface Jobs extends MailSending {
  historyMonths: number | undefined;
  files: FileStore;
  requireStore: () => Promise<void>;
  render: Render;
}

export function startJobs({ historyMonths, files, requireStore, render, ...sending }: Jobs) {
  const { database, now, mailer, onFailure } = sending;
  const { ending, repeat } = repeating(onFailure);
  const storing = { orm: database.unrecorded, files, now, onFailure, signal: ending.signal };
  const rendering = { database, now, render, onFailure, signal: ending.signal };

  function repeatInTurns(name: string, interval: number, work: () => Promise<void>): Promise<void> {
    return repeat(name, interval, async () => {
      if (await takeTurn(database.unrecorded, { name, interval, now: now() })) await work();
    });
  }

  const jobs = [
    ...(sending.isMailServer
      ? [repeat('mail server', announcementInterval, () => announceMailServer(database.unrecorded, now()))]
      : []),
    repeat('mails', mailInterval, async () => {
      while (!ending.signal.aborted && (await sendDueMails(sending)) > 0);
    }),
    repeat('pictures', pictureInterval, async () => {
      await requireStore();
      do {} while ((await renderRound(rendering)) && !ending.signal.aborted);
    }),
    repeat('messages', messageInterval, async () => {
      await requireStore();
      do {} while ((await storeMessages(storing)) && !ending.signal.aborted);
    }),
    repeatInTurns('files', fileInterval, async () => {
      await requireStore();
      await removeUnclaimed(database.unrecorded, files, storing);
      await removeLeftovers(files, now());
    }),
    repeat('sweep', sweepInterval, () => sweep(database.unrecorded, now(), historyMonths)),
    repeatInTurns('measured stacks', noticeInterval, () => postMeasuredMails(database, now())),
    repeatInTurns('verdicts', noticeInterval, async () => {
      while (!ending.signal.aborted && (await judgeNext(database.unrecorded, now())));
    }),
    repeatInTurns('search texts', noticeInterval, async () => {
      while (!ending.signal.aborted && (await fillNextSearchTexts(database.unrecorded, now())));
    }),
    repeatInTurns('area numbers', noticeInterval, async () => {
      while (!ending.signal.aborted && (await fileNextAreaNumbers(database.unrecorded)));
    }),
    repeatInTurns('contracts', calendarInterval, () => beginNextContracts(database, now())),
    repeatInTurns('retention', calendarInterval, () => deleteOldStacks(database, now(), ending.signal)),
  ];
  return {
    close: async () => {
      await endAll(ending, jobs);
      await mailer.close();
    },
  };
}
