import { createTheme } from '@mantine/core';
import classes from './controls.module.css';
import { bark, barkDark, clay, fjord, resin, spruce } from './palettes';

const float = '0 1px 2px rgb(33 31 28 / 8%), 0 8px 24px rgb(33 31 28 / 14%)';
const fontFamily = "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif";
const withinMotionLimit = { duration: 150 };

/** Screen readers would count the dialog's header element as a second banner of the page. */
const headerOfDialog = { header: { role: 'presentation' } };

const dialog = {
  close: classes.touch,
  content: classes.floating,
  header: classes.head,
  title: classes.heading,
};

const dropdown = `${classes.floating} ${classes.dropdown}`;

/**
 * `gray` and `dark` are the warm Bark neutrals, because every Mantine component uses these two names. All
 * floating elements have the same shadow.
 */
export const theme = createTheme({
  colors: {
    primary: spruce,
    success: spruce,
    warning: resin,
    danger: clay,
    info: fjord,
    red: clay,
    gray: bark,
    dark: barkDark,
  },
  primaryColor: 'primary',
  primaryShade: { light: 6, dark: 5 },
  black: bark[9],
  fontFamily,
  // Sizes are in rem, so that text grows with the browser's text size.
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.25rem', xl: '1.75rem' },
  // Two weights are enough, so that only one thing stands out on a card.
  fontWeights: { regular: '400', medium: '600', bold: '600' },
  headings: {
    fontFamily,
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.25rem', lineHeight: '1.4' },
      h2: { fontSize: '1rem', lineHeight: '1.5' },
      h3: { fontSize: '0.875rem', lineHeight: '1.43' },
    },
  },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '2px', sm: '4px', md: '6px', lg: '8px', xl: '999px' },
  defaultRadius: 'md',
  shadows: { xs: float, sm: float, md: float, lg: float, xl: float },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Text: { defaultProps: { size: 'sm' } },
    Anchor: { defaultProps: { size: 'sm', underline: 'always' } },
    Button: { classNames: { root: `${classes.outlined} ${classes.touch}` } },
    ActionIcon: {
      defaultProps: { variant: 'subtle', color: 'gray', size: 'lg' },
      classNames: { root: classes.touch },
    },
    Input: { classNames: { wrapper: classes.inputWrapper, input: classes.input } },
    InputWrapper: { defaultProps: { size: 'sm' } },
    Checkbox: { classNames: { input: classes.checkbox, body: classes.choice, label: classes.touch } },
    Switch: { classNames: { track: classes.track, thumb: classes.thumb } },
    Notification: { classNames: { root: classes.floating } },
    Radio: { classNames: { radio: classes.checkbox } },
    Modal: {
      classNames: dialog,
      defaultProps: {
        centered: true,
        // Long choices on a phone need the height.
        yOffset: '2dvh',
        transitionProps: { ...withinMotionLimit, transition: 'fade' },
        attributes: headerOfDialog,
      },
    },
    Drawer: {
      classNames: dialog,
      defaultProps: { transitionProps: withinMotionLimit, attributes: headerOfDialog },
    },
    Popover: {
      defaultProps: { shadow: 'md', transitionProps: withinMotionLimit },
      classNames: { dropdown },
    },
    Menu: {
      defaultProps: { shadow: 'md', transitionProps: withinMotionLimit },
      classNames: { dropdown, item: classes.touch },
    },
    Tooltip: {
      defaultProps: { multiline: true, maw: 280, events: { hover: true, focus: true, touch: true } },
    },
  },
});
