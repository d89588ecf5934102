/** Palettes of Mantine that the portal shows nowhere: more than a third of the styles that sign-in would wait for. */
const unusedPalette =
  /^--mantine-color-(?:grape|violet|pink|indigo|cyan|teal|lime|orange|green|blue|yellow)-/;

const withoutUnusedPalettes = {
  postcssPlugin: 'without-unused-palettes',
  Declaration(declaration) {
    if (unusedPalette.test(declaration.prop)) declaration.remove();
  },
};

module.exports = {
  plugins: [
    require('postcss-preset-mantine'),
    require('postcss-simple-vars')({
      variables: {
        'mantine-breakpoint-xs': '36em',
        'mantine-breakpoint-sm': '48em',
        'mantine-breakpoint-md': '64em',
        'mantine-breakpoint-lg': '75em',
        'mantine-breakpoint-xl': '90em',
      },
    }),
    withoutUnusedPalettes,
  ],
};
