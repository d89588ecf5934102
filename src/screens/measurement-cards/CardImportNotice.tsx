import { Code } from '@mantine/core';
import { keyedByIndex } from '@/lib/keyedByIndex';
import { Notice } from '@/ui/feedback/Notice';
import classes from './CardImportNotice.module.css';
import type { CardImportProblem } from './useCardImport';

export function CardImportNotice({ problem }: { problem: CardImportProblem | null }) {
  return (
    problem && (
      <Notice tone="danger">
        <p>{problem.text}</p>
        {problem.faults.length > 0 && (
          <ul className={classes.faults}>
            {keyedByIndex(problem.faults).map(({ key, item: { field, message } }) => (
              <li key={key}>
                {field !== '' && <Code className={classes.place}>{field}</Code>} {message}
              </li>
            ))}
          </ul>
        )}
      </Notice>
    )
  );
}
