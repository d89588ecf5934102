import { countryCode, countryName } from '@/i18n/country';
import { useLocale } from '@/i18n/LocaleContext';
import { keyedByIndex } from '@/lib/keyedByIndex';
import type { Organization } from '@/store/api/organizationApi';
import { NotGiven } from '@/ui/form/Details';
import classes from './PostalAddress.module.css';

type Address = NonNullable<Organization['addressInformation']>;

interface PostalAddressProps {
  address: Address;
  home: Organization['country'];
}

export function PostalAddress({ address, home }: PostalAddressProps) {
  const { language } = useLocale();
  const { street, streetNumber, city, zipCode, country } = address;
  const code = countryCode(country);
  const parts = [
    [street, streetNumber],
    [zipCode, city],
  ];
  const lines = [
    // The British write the number before the street, and the town before its postcode.
    ...parts.map((part) => (code === 'GB' ? part.toReversed() : part).filter(Boolean).join(' ')),
    code === undefined ? country : code !== countryCode(home) && countryName(code, language),
  ].filter(Boolean);
  if (lines.length === 0) return <NotGiven />;
  return (
    <address className={classes.lines}>
      {keyedByIndex(lines).map(({ key, item }) => (
        <div key={key}>{item}</div>
      ))}
    </address>
  );
}
