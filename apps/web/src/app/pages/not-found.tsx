import { t } from '@hooplog/language';
import { Link } from '@tanstack/react-router';
import { Logo } from '../../components/brand/logo.tsx';
import { Button } from '../../components/ui/button.tsx';

/** Any unknown address. */
export function NotFoundPage() {
  return (
    <main className="column flex min-h-dvh flex-col items-center justify-center py-12 text-center">
      <title>{t('404 Page Not Found · Hooplog')}</title>
      <Logo />
      <h1 className="mt-8 text-4xl display">{t('404 Page Not Found')}</h1>
      <p className="mt-3 max-w-sm text-muted">
        {t('That one went out of bounds. The page does not exist, or it has moved.')}
      </p>
      <Button asChild className="mt-8">
        <Link to="/">{t('Back to Hooplog')}</Link>
      </Button>
    </main>
  );
}
