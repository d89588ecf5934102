import classes from './ReportButton.module.css';

interface ReportButtonProps {
  text: string;
  disabled?: boolean;
  onClick: () => void;
}

export function ReportButton({ text, disabled = false, onClick }: ReportButtonProps) {
  return (
    <button type="button" className={classes.button} disabled={disabled} onClick={onClick}>
      {text}
    </button>
  );
}
