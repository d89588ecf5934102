import { type IconName, iconPaths } from './iconPaths';

interface IconProps {
  name: IconName;
  /** Edge in pixels at the usual text size; it grows with the text. */
  size?: number;
}

/** A line icon in the colour of its text, silent to screen readers: the name belongs to what it stands in. */
export function Icon({ name, size = 18 }: IconProps) {
  const edge = `${size / 16}rem`;
  return (
    <svg
      aria-hidden="true"
      width={edge}
      height={edge}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
