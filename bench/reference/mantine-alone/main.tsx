import '@mantine/core/styles.css';
import { Button, Drawer, MantineProvider, MultiSelect, Table } from '@mantine/core';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** What the portal shows of two pages of its list, as text, and the fields of its drawer of filters. */
export interface Content {
  head: string[];
  pages: string[][][];
  fields: { label: string; options: string[] }[];
}

async function answerOf(address: string): Promise<Content> {
  return (await fetch(address)).json();
}

/** The same rows in Mantine's table, and as many fields in its drawer, with nothing else on the page. */
function Page() {
  const [content, setContent] = useState<Content>();
  const [page, setPage] = useState(0);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    void answerOf('/answer.json').then(setContent);
  }, []);
  if (!content) return null;
  return (
    <>
      <Button onClick={() => setPage(0)}>Previous page</Button>
      <Button onClick={() => void answerOf('/answer.json?page=2').then(() => setPage(1))}>Next page</Button>
      <Button onClick={() => setOpen(true)}>Filters</Button>
      <Table>
        <Table.Thead>
          <Table.Tr>
            {content.head.map((name) => (
              <Table.Th key={name}>{name}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {content.pages[page]?.map((cells) => (
            <Table.Tr key={cells.join()}>
              {cells.map((cell, at) => (
                <Table.Td key={content.head[at]}>{cell}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Drawer opened={isOpen} onClose={() => setOpen(false)} position="right" title="Filters">
        {content.fields.map(({ label, options }) => (
          <MultiSelect key={label} label={label} data={options} />
        ))}
      </Drawer>
    </>
  );
}

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <MantineProvider>
      <Page />
    </MantineProvider>,
  );
