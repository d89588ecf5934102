// Generated from docs/openapi.json by `npm run generate`; never edited by hand.
export const emailPattern = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*@[\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?(\.[\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?)+$/u;
export const emailMaxLength = 254;
export const passwordMinLength = 6;
export const departmentNumberMaximum = 999999999;
export const priceMaximum = 1000000;
export const dataRetentionMaximum = 1200;
export const filterTextMaxLength = 120;
export const filterMaxItems = 1000;
export const searchMaxLength = 200;
export const pageMaximum = 1000000;
export const pageSizeMaximum = 100;
export const mapPageSizeMaximum = 10000;
export const sawmillMapPageSizeMaximum = 1000;
export const assortmentLengthMaximum = 1000;
export const sawmillPageSizeMaximum = 1000;
export const stackIdsMaxItems = 10000;
