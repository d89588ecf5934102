/** Strokes on a 20 x 20 grid; every icon is decoration beside a word or inside a named button. */
export const iconPaths = {
  alert: 'M10 3.5 18 17H2L10 3.5ZM10 8.5v4M10 14.7v.1',
  arrowDown: 'M10 4v12M5 11l5 5 5-5',
  arrowUp: 'M10 16V4M5 9l5-5 5 5',
  arrowsUpDown: 'M6.5 15V5M3.5 8l3-3 3 3M13.5 5v10M10.5 12l3 3 3-3',
  building: 'M3.5 17V4.5h8V17M11.5 8.5h5V17M2 17h16M6 8h3M6 11h3M6 14h3M14 11.5v.1M14 14v.1',
  calendar: 'M3.5 5h13v11.5h-13zM3.5 8.5h13M7 3v3.5M13 3v3.5',
  check: 'm4 10.5 4 4 8-9',
  chevronDown: 'm5 8 5 5 5-5',
  chevronLeft: 'm12 5-5 5 5 5',
  chevronRight: 'm8 5 5 5-5 5',
  chevronsLeft: 'm10 5-5 5 5 5M15.5 5l-5 5 5 5',
  chevronsRight: 'm10 5 5 5-5 5M4.5 5l5 5-5 5',
  close: 'M5 5l10 10M15 5 5 15',
  dots: 'M10 4.5v.1M10 10v.1M10 15.5v.1',
  download: 'M10 3v9.5M6 9l4 4 4-4M3.5 16.5h13',
  filter: 'M3 5.5h14M5.5 10h9M8.5 14.5h3',
  globe:
    'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15ZM2.5 10h15M10 2.5c2.3 2.2 3.3 4.7 3.3 7.5s-1 5.3-3.3 7.5c-2.3-2.2-3.3-4.7-3.3-7.5s1-5.3 3.3-7.5Z',
  logOut: 'M8 3.5H3.5v13H8M8.5 10H17M13.5 6.5 17 10l-3.5 3.5',
  map: 'm2.5 5.5 5-2 5 2 5-2v11l-5 2-5-2-5 2zM7.5 3.5v11M12.5 5.5v11',
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  moon: 'M16.5 12.2A7 7 0 0 1 7.8 3.5a7 7 0 1 0 8.7 8.7Z',
  person: 'M10 3a3.3 3.3 0 1 0 0 6.6A3.3 3.3 0 0 0 10 3ZM3.5 17c.6-3.3 3.2-5 6.5-5s5.9 1.7 6.5 5',
  refresh: 'M16 8.500A6.3 6.3 0 1 0 16.3 11.500M16.5 4.500v4h-4',
  sawmill:
    'M10 3.500a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM10 8.300a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.400ZM10 1.800v1.700M10 16.500v1.700M1.8 10h1.700M16.5 10h1.7',
  search: 'M8.5 3.500a5 5 0 1 0 0 10 5 5 0 0 0 0-10ZM12.3 12.3 17 17',
  stacks:
    'M6 11.500a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.600ZM14 11.500a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.600ZM10 4.500a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.600Z',
  sun: 'M10 6.500a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM10 1.500v2M10 16.500v2M1.5 10h2M16.5 10h2M4 4l1.4 1.400M14.6 14.6 16 16M16 4l-1.4 1.400M5.4 14.6 4 16',
  trash: 'M3.5 5.500h13M8 5.500v-2h4v2M5.5 5.500l.7 11h7.600l.7-11M8.5 8.500v5M11.5 8.500v5',
} as const;

export type IconName = keyof typeof iconPaths;
