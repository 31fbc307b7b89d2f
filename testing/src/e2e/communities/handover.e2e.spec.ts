import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { axeViolations } from '../kit/axe.ts';
import { desk } from '../kit/browser.ts';
import { e2eSuite } from '../kit/e2e-suite.ts';
import { tabTo } from '../kit/keyboard.ts';
import { toast } from '../kit/user-actions.ts';

const settings = {
  visibility: 'public',
  joinCondition: 'open',
  indexed: false,
  rules: { permission: 'members', maxLength: 1_200, editMinutes: 15, replyDepth: 3 },
};

e2eSuite('a community that is handed over', ({ person }) => {
  it('is offered to one of the team, who is told and takes it on a page that is open; the owner before is told', async () => {
    // Their open settings ask once more for what only the owner is shown, before they know.
    const owner = await person({ viewport: desk, expected: [/403 \(Forbidden\) .*\/reports/u] });
    const friend = await person();
    const communityId = v7();
    await owner.api.call('POST', '/communities', {
      body: { communityId, name: 'Atelier du quai', purpose: 'Ce qu’on se dit entre deux cuissons.', settings },
    });
    await friend.page.goto(`/app/communities/${communityId}`);
    await friend.page.getByRole('button', { name: 'Entrer', exact: true }).click();
    await friend.page.getByText('Personne n’a encore écrit ici.').waitFor();

    await owner.page.goto(`/app/communities/${communityId}/settings`);
    const act = async (name: string) => {
      await owner.page.getByRole('button', { name: 'Actions sur Essai' }).click();
      await owner.page.getByRole('button', { name, exact: true }).click();
    };
    await act('Prendre dans l’équipe');
    await owner.page.getByText('Équipe · depuis').waitFor();
    await Promise.all([
      toast(friend.page, 'Essai vous propose de reprendre Atelier du quai').waitFor(),
      act('Lui confier la communauté'),
    ]);
    await owner.page.getByText('Vous avez proposé à Essai de reprendre cette communauté.').waitFor();
    expect(await axeViolations(owner.page)).toEqual([]);

    await friend.page.getByRole('heading', { name: 'Essai vous propose de reprendre cette communauté' }).waitFor();
    expect(await axeViolations(friend.page)).toEqual([]);
    await tabTo(friend.page, 'La reprendre');
    await Promise.all([
      toast(owner.page, 'Essai a repris Atelier du quai').waitFor(),
      toast(friend.page, 'Cette communauté est la vôtre.').waitFor(),
      friend.page.keyboard.press('Enter'),
    ]);
    await owner.page.getByRole('button', { name: 'Lui confier la communauté' }).waitFor({ state: 'detached' });
    await owner.page.goto('/app/notifications');
    await owner.page.getByText('Essai a repris Atelier du quai').click();
    await owner.page.getByRole('heading', { level: 1, name: 'Atelier du quai' }).waitFor();
    await owner.page.getByText('Quitter la communauté').first().waitFor();
  });
});
