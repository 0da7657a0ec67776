import { analyzePhoto } from '../analyze-photo.ts';
import { expect, signIn, test } from '../journey.ts';
import { addReviewed, pasteClothes } from '../paste-clothes.ts';

// What assistive technology reads: roles, names and states in their order. What may vary is left out.

test('the frame of a page and the result of an analysis, as they are read out', async ({ member }) => {
  await analyzePhoto(member);
  await expect(member.locator('body')).toMatchAriaSnapshot(`
    - link "Skip to content"
    - banner:
      - link "Drape, home"
      - navigation "Main":
        - link "Home"
        - link "Upload Analysis"
        - link "Live Camera"
        - link "Wardrobe"
        - link "Plan"
        - link "Profile"
        - link "Dashboard"
      - button "User menu"
    - main:
      - heading /Outfit of .+/ [level=1]
    - contentinfo:
      - navigation "Footer"
    - button "Open Fashion Assistant"
  `);
  await expect(member.getByRole('article')).toMatchAriaSnapshot(`
    - article:
      - figure:
        - img "The analyzed outfit"
        - button "Show what was seen"
      - button /Colors. .+ \\d+%/
      - list "Measured colors":
        - listitem: /.+ \\d+%/
      - status:
        - paragraph: /Overall rating \\d+(\\.5)?( to \\d+(\\.5)?)? \\/ 10/
      - paragraph
      - region "What would raise it":
        - heading "What would raise it" [level=2]
        - list
      - paragraph:
        - 'button "Agree: the rating"'
        - 'button "Disagree: the rating"'
      - group: Details
  `);
});

test('a wardrobe, an item of it and the assistant, as they are read out', async ({ member }) => {
  await pasteClothes(member, 'navy wool blazer (Zara, M)\nwhite tee');
  await addReviewed(member);
  await member.goto('/wardrobe');
  const items = member.getByRole('list', { name: 'Wardrobe items' });
  await expect(items).toMatchAriaSnapshot(`
    - list "Wardrobe items":
      - listitem:
        - article:
          - heading "White tee" [level=3]
      - listitem:
        - article:
          - heading "Navy wool blazer" [level=3]:
            - button "Navy wool blazer"
          - paragraph: Blazer, navy, wool, Zara, size M
          - paragraph: Not worn yet
          - 'button "Favorite: Navy wool blazer"'
          - 'button "Wear today: Navy wool blazer"'
  `);
  await items.getByRole('button', { name: 'Navy wool blazer', exact: true }).click();
  await member.getByRole('dialog').getByText('Edit details').click();
  await expect(member.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Navy wool blazer":
      - heading "Navy wool blazer" [level=2]
      - button "Close"
      - img "Drawing of Navy wool blazer"
      - region "Wear log"
      - group:
        - form "Edit this item":
          - textbox "Description": Navy wool blazer
          - group "What it is":
            - combobox "Category":
              - option "Outerwear" [selected]
            - textbox "Kind": blazer
            - textbox "Primary color": navy
            - combobox "Pattern"
          - group "Details":
            - textbox "Brand": Zara
            - combobox "Season"
          - group "Keeping":
            - combobox "Status"
          - group "Occasions":
            - button "Business" [pressed]
  `);
  await member.keyboard.press('Escape');
  await member.getByRole('button', { name: 'Open Fashion Assistant' }).click();
  await member.getByRole('textbox', { name: 'Message to the Fashion Assistant' }).fill('Show my blazers');
  await member.getByRole('button', { name: 'Send' }).click();
  await expect(member.getByRole('log').getByRole('listitem').nth(2)).toBeVisible();
  await expect(member.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Fashion Assistant":
      - heading "Fashion Assistant" [level=2]
      - button "Clear conversation"
      - button "Close"
      - log "Conversation":
        - list:
          - listitem:
            - paragraph: /Fashion Assistant. Hi! .+/
          - listitem:
            - paragraph: /You. Show my blazers/
          - listitem:
            - paragraph: /Fashion Assistant. .+/
      - textbox "Message to the Fashion Assistant"
      - button "Send" [disabled]
  `);
});

test('a new event, and a sign-in that is refused, as they are read out', async ({ member, otherVisitor }) => {
  await member.goto('/calendar-view');
  await member.getByRole('button', { name: 'Create an event', exact: true }).click();
  await expect(member.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "New event":
      - heading "New event" [level=2]
      - button "Close"
      - textbox "Title"
      - combobox "Type"
      - checkbox "All day"
      - textbox "Start"
      - textbox "End"
      - textbox "Location"
      - textbox "Description"
      - button "Create event"
  `);
  await otherVisitor.goto('/login');
  await signIn(otherVisitor, { username: '', password: '' });
  await expect(otherVisitor.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Welcome back" [level=1]
      - form "Login":
        - alert:
          - list:
            - listitem: Username or email is required
            - listitem: Password is required
        - textbox "Username or email"
        - textbox "Password"
        - button "Show password"
        - checkbox "Remember me"
        - button "Sign in"
  `);
});
