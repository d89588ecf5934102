import { type IconName, iconPaths } from './iconPaths';

interface IconProps {
  name: IconName;
  /** Width and height in pixels at the default text size; the icon grows with the text. */
  size?: number;
}

/** Takes the colour of its text. Screen readers skip it, because the element around it has the name. */
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
