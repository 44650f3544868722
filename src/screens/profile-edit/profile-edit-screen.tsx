import { FailedFlow } from '#src/components/platform/failed-flow.tsx'
import { useFlow } from '#src/flow/use-flow.ts'
import { ProfileEditForm } from '#src/forms/account/profile-edit-form.tsx'
import type { components } from '#src/generated/schema.ts'
import { useText } from '#src/i18n/use-text.ts'
import { draftNames } from '#src/lib/form-draft.ts'
import { paths } from '#src/lib/paths.ts'
import { profileEditMachine } from '#src/machines/account/profile-edit.machine.ts'
import { profileMachine } from '#src/machines/account/profile.machine.ts'
import { useFormDraft } from '#src/session/use-form-draft.ts'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Page, Section } from '#src/ui/page.tsx'
import { Skeleton, SkeletonGroup } from '#src/ui/skeleton.tsx'
import { ContactSection } from './contact-section.tsx'
import { fieldErrors } from '#src/machines/platform/failure.ts'

export function ProfileEditScreen() {
  const text = useText()
  const [flow, actor] = useFlow(profileMachine, {})
  const { results } = flow.context
  return (
    <Page
      title={text('account:edit.title')}
      width="narrow"
      above={
        <Breadcrumbs
          label={text('account:edit.breadcrumb')}
          items={[{ label: text('account:profile.title'), href: paths.profile }, { label: text('account:edit.title') }]}
        />
      }
    >
      {results === null && flow.hasTag('busy') && (
        <SkeletonGroup label={text('account:profile.waiting')}>
          <Skeleton shape="block" height="20rem" />
        </SkeletonGroup>
      )}
      <FailedFlow flow={flow} actor={actor} />
      {flow.hasTag('filled') && results !== null && (
        <>
          <PersonSection profile={results} />
          <ContactSection user={results.user} />
        </>
      )}
    </Page>
  )
}

function PersonSection({ profile }: { profile: components['schemas']['OwnProfile'] }) {
  const text = useText()
  const [flow, actor] = useFlow(profileEditMachine)
  const draft = useFormDraft(draftNames.profile)
  const { failure } = flow.context
  const fields = fieldErrors(failure)
  return (
    <Section title={text('account:edit.person')}>
      <ProfileEditForm
        profile={profile}
        busy={flow.hasTag('busy')}
        message={failure?.kind === 'rejected' ? failure.message : undefined}
        serverFields={fields}
        draft={draft}
        onSave={(changes) => actor.send({ type: 'form.submitted', input: { body: changes } })}
        cancel={
          <ButtonLink href={paths.profile} onClick={() => draft.drop()}>
            {text('account:edit.cancel')}
          </ButtonLink>
        }
      />
    </Section>
  )
}
