import { t } from '@hooplog/language';
import { deviceTimeZone } from '../../lib/session/use-time-zone.ts';
import { Button } from '../../components/ui/button.tsx';
import { ProviderIcon } from './provider-icon.tsx';
import { withBase } from '../../lib/base-path.ts';

interface Provider {
  readonly id: string;
  readonly label: string;
  readonly href: string;
}

interface ProviderLinksProps {
  readonly providers: readonly Provider[];
  /** Path on this site to return to. */
  readonly returnTo: string;
  /** Whether signing in by e-mail is available too. */
  readonly byEmailToo: boolean;
}

/** Passes the browser's time zone, which determines the days of a new player. */
function startUrl(href: string, returnTo: string): string {
  const query = new URLSearchParams({
    ...(returnTo === '/' ? {} : { returnTo }),
    timeZone: deviceTimeZone(),
  });
  return `${href}?${query.toString()}`;
}

/** The configured providers, each a link to its own site, followed by the alternative without one. */
export function ProviderLinks({ providers, returnTo, byEmailToo }: ProviderLinksProps) {
  if (providers.length === 0) return null;
  return (
    <>
      <ul className="space-y-3">
        {providers.map(({ id, label, href }) => (
          <li key={id}>
            <Button asChild size="lg" variant="secondary" className="w-full">
              <a href={withBase(startUrl(href, returnTo))}>
                <ProviderIcon id={id} />
                {t('Continue with {provider}', { provider: label })}
              </a>
            </Button>
          </li>
        ))}
      </ul>
      {byEmailToo && (
        <p className="my-6 flex items-center gap-4 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          {t('or by e-mail')}
        </p>
      )}
    </>
  );
}
