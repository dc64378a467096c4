import { t } from '@hooplog/language';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { ProfileForm } from '../../features/profile/profile-form.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { toast } from '../../lib/toast/toast-store.ts';
import { browserToday } from '../browser-today.ts';

/** /profile/edit: the prefilled form of the profile. */
export function ProfileEditPage() {
  const session = useSession();
  const navigate = useNavigate();
  const [today] = useState(browserToday);
  if (session.state !== 'signed_in') return null;
  return (
    <div className="mx-auto max-w-140 space-y-5">
      <PageHeading>{t('Edit Profile')}</PageHeading>
      <Card>
        <ProfileForm
          user={session.user}
          today={today}
          submitLabel={t('Save Changes')}
          onSaved={() => {
            toast({ title: t('Profile updated!') });
            void navigate({ to: '/profile' });
          }}
          cancel={
            <Button asChild variant="secondary" size="lg">
              <Link to="/profile">{t('Cancel')}</Link>
            </Button>
          }
        />
      </Card>
    </div>
  );
}
